namespace SpanPack;

/// <summary>Tags of a span for a query of a relational database.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
[ConstantTag(TagNames.SpanKind, "client")]
public partial class SqlTags : SpanTags
{
    /// <summary>Gets or sets the kind of database, such as <c>sql-server</c> or <c>postgres</c>.</summary>
    [Tag("db.type")]
    public partial string? DbType { get; set; }

    /// <summary>Gets or sets the library that ran the query, such as <c>SqlClient</c>.</summary>
    [Tag(TagNames.Component)]
    public partial string? Component { get; set; }

    /// <summary>Gets or sets the name of the database.</summary>
    [Tag("db.name")]
    public partial string? DbName { get; set; }

    /// <summary>Gets or sets the user of the database.</summary>
    [Tag("db.user")]
    public partial string? DbUser { get; set; }

    /// <summary>Gets or sets the host of the database.</summary>
    [Tag("out.host")]
    public partial string? Host { get; set; }

    /// <summary>Gets or sets how the query carries the trace context: <c>service</c> or <c>full</c>.</summary>
    [Tag("_dd.dbm_trace_injected")]
    public partial string? DbmTraceInjected { get; set; }

    /// <summary>Gets or sets the number of rows that the query returned.</summary>
    [Metric("db.row_count")]
    public partial long? RowCount { get; set; }

    /// <summary>Gets or sets whether the span is always included in statistics: 1 if so.</summary>
    [Metric(MetricNames.Measured)]
    public partial double? Measured { get; set; }
}
