namespace SpanPack.Agent.Tests;

/// <summary>Statements as typed tags.</summary>
[SpanTags]
internal sealed partial class StatementTagClass : SpanTags
{
    [Tag("db.statement")]
    public partial string? Statement { get; set; }

    [Tag("db.query.text")]
    public partial string? QueryText { get; set; }

    [Tag("sql.query")]
    public partial string? SqlQuery { get; set; }

    [Tag("redis.raw_command")]
    public partial string? RawCommand { get; set; }

    [Tag("mongodb.query")]
    public partial string? MongoQuery { get; set; }

    [Tag("db.connection_string")]
    public partial string? ConnectionString { get; set; }

    [Metric("card.number")]
    public partial double? Card { get; set; }
}
