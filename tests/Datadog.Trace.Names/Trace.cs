using Datadog.Trace.Configuration;

namespace Datadog.Trace;

public static class Baggage
{
    public static IDictionary<string, string?> Current { get => throw null!; set { } }
}

public static class CorrelationIdentifier
{
    public static string Env { get => throw null!; }
    public static string Service { get => throw null!; }
    public static ulong SpanId { get => throw null!; }
    public static ulong TraceId { get => throw null!; }
    public static string Version { get => throw null!; }
}

public static class DataStreams
{
    public static void TrackTransaction(string transactionId, string checkpointName) => throw null!;
}

public static class HttpHeaderNames
{
    public const string DatadogTags = "x-datadog-tags";
    public const string Origin = "x-datadog-origin";
    public const string ParentId = "x-datadog-parent-id";
    public const string SamplingPriority = "x-datadog-sampling-priority";
    public const string TraceId = "x-datadog-trace-id";
    public const string TracingEnabled = "x-datadog-tracing-enabled";
    public const string UserAgent = "User-Agent";
}

public interface IScope : IDisposable
{
    ISpan Span { get; }
    void Close();
}

public interface ISpan : IDisposable
{
    ISpanContext Context { get; }
    bool Error { get; set; }
    string? OperationName { get; set; }
    string? ResourceName { get; set; }
    string? ServiceName { get; set; }
    ulong SpanId { get; }
    ulong TraceId { get; }
    string? Type { get; set; }
    void Finish();
    void Finish(DateTimeOffset finishTimestamp);
    string? GetTag(string key);
    void SetException(Exception exception);
    ISpan SetTag(string key, string? value);
}

public interface ISpanContext
{
    string? ServiceName { get; }
    ulong SpanId { get; }
    ulong TraceId { get; }
}

public interface ITracer
{
    IScope? ActiveScope { get; }
    ImmutableTracerSettings Settings { get; }
    IScope StartActive(string operationName);
    IScope StartActive(string operationName, SpanCreationSettings settings);
}

public enum SamplingPriority
{
    UserReject = -1,
    AutoReject = 0,
    AutoKeep = 1,
    UserKeep = 2,
}

public sealed class SpanContext : ISpanContext
{
    public static readonly ISpanContext None;
    public SpanContext(ulong? traceId, ulong spanId, SamplingPriority? samplingPriority = default, string? serviceName = null) { }
    public ISpanContext? Parent { get => throw null!; }
    public ulong? ParentId { get => throw null!; }
    public string? ServiceName { get => throw null!; set { } }
    public ulong SpanId { get => throw null!; }
    public ulong TraceId { get => throw null!; }
}

public sealed class SpanContextExtractor
{
    public SpanContextExtractor() { }
    public ISpanContext? Extract<TCarrier>(TCarrier carrier, Func<TCarrier, string, IEnumerable<string?>> getter) => throw null!;
    public ISpanContext? ExtractIncludingDsm<TCarrier>(TCarrier carrier, Func<TCarrier, string, IEnumerable<string?>> getter,
        string messageType, string source)
        => throw null!;
}

public sealed class SpanContextInjector
{
    public SpanContextInjector() { }
    public void Inject<TCarrier>(TCarrier carrier, Action<TCarrier, string, string> setter, ISpanContext context) => throw null!;
    public void InjectIncludingDsm<TCarrier>(TCarrier carrier, Action<TCarrier, string, string> setter, ISpanContext context,
        string messageType, string target)
        => throw null!;
}

public struct SpanCreationSettings
{
    public bool? FinishOnClose { get => throw null!; set { } }
    public ISpanContext? Parent { get => throw null!; set { } }
    public DateTimeOffset? StartTime { get => throw null!; set { } }
}

public static class SpanExtensions
{
    public static ISpan SetTag(this ISpan span, string key, double? value) => throw null!;
    public static void SetUser(this ISpan span, UserDetails userDetails) => throw null!;
}

public static class SpanKinds
{
    public const string Client = "client";
    public const string Consumer = "consumer";
    public const string Internal = "internal";
    public const string Producer = "producer";
    public const string Server = "server";
}

public static class SpanTypes
{
    public const string Benchmark = "benchmark";
    public const string Build = "build";
    public const string Custom = "custom";
    public const string Db = "db";
    public const string Http = "http";
    public const string Queue = "queue";
    public const string Serverless = "serverless";
    public const string Sql = "sql";
    public const string Test = "test";
    public const string Web = "web";
}

public static class Tags
{
    public const string DbName = "db.name";
    public const string DbType = "db.type";
    public const string DbUser = "db.user";
    public const string Env = "env";
    public const string ErrorMsg = "error.msg";
    public const string ErrorStack = "error.stack";
    public const string ErrorType = "error.type";
    public const string HttpMethod = "http.method";
    public const string HttpRequestHeadersHost = "http.request.headers.host";
    public const string HttpStatusCode = "http.status_code";
    public const string HttpUrl = "http.url";
    public const string InstrumentationName = "component";
    public const string InstrumentedMethod = "instrumented.method";
    public const string Language = "language";
    public const string ManualDrop = "manual.drop";
    public const string ManualKeep = "manual.keep";
    public const string MessageSize = "message.size";
    public const string OutHost = "out.host";
    public const string OutPort = "out.port";
    public const string PeerHostname = "peer.hostname";
    public const string PeerService = "peer.service";
    public const string SamplingPriority = "sampling.priority";
    public const string SpanKind = "span.kind";
    public const string SqlQuery = "sql.query";
    public const string SqlRows = "sql.rows";
    public const string Version = "version";
}

public sealed class Tracer : ITracer
{
    public IScope? ActiveScope { get => throw null!; }
    public string DefaultServiceName { get => throw null!; }
    public ImmutableTracerSettings Settings { get => throw null!; }
    public static Tracer Instance { get => throw null!; }
    public Task ForceFlushAsync() => throw null!;
    public IScope StartActive(string operationName) => throw null!;
    public IScope StartActive(string operationName, SpanCreationSettings settings) => throw null!;
    public static void Configure(TracerSettings settings) => throw null!;
    internal Tracer() { }
}

public struct UserDetails
{
    public UserDetails(string id) { }
    public string? Email { get => throw null!; set { } }
    public string Id { get => throw null!; set { } }
    public string? Name { get => throw null!; set { } }
    public bool PropagateId { get => throw null!; set { } }
    public string? Role { get => throw null!; set { } }
    public string? Scope { get => throw null!; set { } }
    public string? SessionId { get => throw null!; set { } }
}
