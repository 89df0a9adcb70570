namespace SpanPack;

/// <summary>Tags of a span for a call of a database.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
internal sealed partial class DatabaseActivityTags : ActivityTags
{
    /// <summary>Gets or sets the name of the system.</summary>
    [Tag("db.system.name")]
    public partial string? SystemName { get; set; }

    /// <summary>Gets or sets the name of the system, under its former name.</summary>
    [Tag("db.system")]
    public partial string? System { get; set; }

    /// <summary>Gets or sets the name of the database.</summary>
    [Tag("db.name")]
    public partial string? Name { get; set; }

    /// <summary>Gets or sets the name of the database within the server.</summary>
    [Tag("db.namespace")]
    public partial string? Namespace { get; set; }

    /// <summary>Gets or sets the text of the query, under its former name.</summary>
    [Tag("db.statement")]
    public partial string? Statement { get; set; }

    /// <summary>Gets or sets the text of the query.</summary>
    [Tag("db.query.text")]
    public partial string? QueryText { get; set; }

    /// <summary>Gets or sets a short summary of the query.</summary>
    [Tag("db.query.summary")]
    public partial string? QuerySummary { get; set; }

    /// <summary>Gets or sets the operation, under its former name.</summary>
    [Tag("db.operation")]
    public partial string? Operation { get; set; }

    /// <summary>Gets or sets the operation.</summary>
    [Tag("db.operation.name")]
    public partial string? OperationName { get; set; }

    /// <summary>Gets or sets the table.</summary>
    [Tag("db.collection.name")]
    public partial string? CollectionName { get; set; }

    /// <summary>Gets or sets the table, under its former name.</summary>
    [Tag("db.sql.table")]
    public partial string? SqlTable { get; set; }

    /// <summary>Gets or sets the user.</summary>
    [Tag("db.user")]
    public partial string? User { get; set; }

    /// <summary>Gets or sets the connection string.</summary>
    [Tag("db.connection_string")]
    public partial string? ConnectionString { get; set; }

    /// <summary>Gets or sets the stored procedure.</summary>
    [Tag("db.stored_procedure.name")]
    public partial string? StoredProcedure { get; set; }

    /// <summary>Gets or sets the status of the answer.</summary>
    [Tag("db.response.status_code")]
    public partial string? ResponseStatus { get; set; }

    /// <summary>Gets or sets the host of the server, under its former name.</summary>
    [Tag("net.peer.name")]
    public partial string? NetPeerName { get; set; }

    /// <summary>Gets or sets the address of the peer on the network.</summary>
    [Tag("network.peer.address")]
    public partial string? NetworkPeerAddress { get; set; }

    /// <summary>Gets or sets the port of the server.</summary>
    [Metric("server.port")]
    public partial double? ServerPort { get; set; }

    /// <summary>Gets or sets the port of the peer on the network.</summary>
    [Metric("network.peer.port")]
    public partial double? NetworkPeerPort { get; set; }

    /// <summary>Gets or sets the port of the server, under its former name.</summary>
    [Metric("net.peer.port")]
    public partial double? NetPeerPort { get; set; }

    /// <summary>Gets or sets the number of queries in a batch.</summary>
    [Metric("db.operation.batch.size")]
    public partial double? BatchSize { get; set; }

    /// <summary>Gets or sets the number of returned rows.</summary>
    [Metric("db.response.returned_rows")]
    public partial double? ReturnedRows { get; set; }

    /// <inheritdoc/>
    internal override TagClass Class => TagClass.Database;

    /// <inheritdoc/>
    internal override TagSlots Slots => TagSlots.Of<DatabaseActivityTags>();
}
