namespace SpanPack.Tracing;

/// <summary>Values of <see cref="ISpan.Type"/>.</summary>
public static class SpanTypes
{
    /// <summary>A benchmark.</summary>
    public const string Benchmark = "benchmark";

    /// <summary>A step of a build.</summary>
    public const string Build = "build";

    /// <summary>Work of no other type.</summary>
    public const string Custom = "custom";

    /// <summary>A call of a database that is queried without SQL.</summary>
    public const string Db = "db";

    /// <summary>An outgoing HTTP request.</summary>
    public const string Http = "http";

    /// <summary>A message that is sent or received.</summary>
    public const string Queue = "queue";

    /// <summary>A call of a function of a cloud.</summary>
    public const string Serverless = "serverless";

    /// <summary>A query in SQL.</summary>
    public const string Sql = "sql";

    /// <summary>A test.</summary>
    public const string Test = "test";

    /// <summary>An incoming HTTP request.</summary>
    public const string Web = "web";
}
