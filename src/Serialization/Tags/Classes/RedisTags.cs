namespace SpanPack;

/// <summary>Tags of a span for a Redis command.</summary>
/// <remarks>Set by one thread at a time; may be written meanwhile.</remarks>
[SpanTags]
[ConstantTag(TagNames.SpanKind, "client")]
[ConstantTag("db.system", "redis")]
public partial class RedisTags : SpanTags
{
    /// <summary>Gets or sets the library that sent the command, such as <c>StackExchangeRedis</c>.</summary>
    [Tag(TagNames.Component)]
    public partial string? Component { get; set; }

    /// <summary>Gets or sets the command with its arguments.</summary>
    [Tag("redis.raw_command")]
    public partial string? RawCommand { get; set; }

    /// <summary>Gets or sets the host of the server.</summary>
    [Tag("out.host")]
    public partial string? Host { get; set; }

    /// <summary>Gets or sets the port of the server.</summary>
    [Tag("out.port")]
    public partial int? Port { get; set; }

    /// <summary>Gets or sets the index of the database.</summary>
    [Metric("db.redis.database_index")]
    public partial int? DatabaseIndex { get; set; }
}
