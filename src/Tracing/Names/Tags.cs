namespace SpanPack.Tracing;

/// <summary>Names of tags.</summary>
public static class Tags
{
    /// <summary>The environment. It applies to the whole trace (<see cref="ISpan.SetTag"/>).</summary>
    public const string Env = "env";

    /// <summary>The version of the service. It applies to the whole trace.</summary>
    public const string Version = "version";

    /// <summary>The library or framework that made the span.</summary>
    public const string InstrumentationName = "component";

    /// <summary>The method that the span measures.</summary>
    public const string InstrumentedMethod = "instrumented.method";

    /// <summary>The role of the span (<see cref="SpanKinds"/>).</summary>
    public const string SpanKind = "span.kind";

    /// <summary>The URL of an HTTP request.</summary>
    public const string HttpUrl = "http.url";

    /// <summary>The method of an HTTP request.</summary>
    public const string HttpMethod = "http.method";

    /// <summary>The host that an HTTP request names.</summary>
    public const string HttpRequestHeadersHost = "http.request.headers.host";

    /// <summary>The status code of an HTTP response.</summary>
    public const string HttpStatusCode = "http.status_code";

    /// <summary>The message of an error.</summary>
    public const string ErrorMsg = "error.msg";

    /// <summary>The type of an error.</summary>
    public const string ErrorType = "error.type";

    /// <summary>The stack trace of an error.</summary>
    public const string ErrorStack = "error.stack";

    /// <summary>The product of a database, such as <c>postgres</c>.</summary>
    public const string DbType = "db.type";

    /// <summary>The user who is signed in to a database.</summary>
    public const string DbUser = "db.user";

    /// <summary>The name of a database.</summary>
    public const string DbName = "db.name";

    /// <summary>The text of a query.</summary>
    public const string SqlQuery = "sql.query";

    /// <summary>The number of rows that a query returned.</summary>
    public const string SqlRows = "sql.rows";

    /// <summary>The service that was called.</summary>
    public const string PeerService = "peer.service";

    /// <summary>The host that was called.</summary>
    public const string OutHost = "out.host";

    /// <summary>The port that was called.</summary>
    public const string OutPort = "out.port";

    /// <summary>The name of the machine at the other end.</summary>
    public const string PeerHostname = "peer.hostname";

    /// <summary>The size of a message in bytes.</summary>
    public const string MessageSize = "message.size";

    /// <summary>
    /// The sampling priority: a number, or a name of <see cref="SpanPack.SamplingPriority"/>. It applies to the whole trace.
    /// </summary>
    public const string SamplingPriority = "sampling.priority";

    /// <summary>Keeps the trace if the value is true.</summary>
    public const string ManualKeep = "manual.keep";

    /// <summary>Drops the trace if the value is true.</summary>
    public const string ManualDrop = "manual.drop";

    /// <summary>The language of the process, <c>dotnet</c>. The library sets it.</summary>
    public const string Language = "language";
}
