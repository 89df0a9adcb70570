using SpanPack.Requests.Benchmarks.Services;

namespace SpanPack.Requests.Benchmarks.Load;

/// <summary>What requests are called, and what they say. Ids are made anew for each.</summary>
internal static class RequestKinds
{
    /// <summary>Stands for the lower half of a trace id, as 16 hexadecimal digits.</summary>
    internal const string HexId = "hhhhhhhhhhhhhhhh";

    /// <summary>Stands for the same as 19 decimal digits.</summary>
    internal const string DecimalId = "ddddddddddddddddddd";

    private const string Parent = $"traceparent: 00-6924a3c100000000{HexId}-00f067aa0ba902b7-01\r\n";
    private const string DatadogParent = $"x-datadog-trace-id: {DecimalId}\r\nx-datadog-parent-id: "
        + "67667974448284343\r\nx-datadog-sampling-priority: 1\r\nx-datadog-tags: _dd.p.dm=-0,_dd.p.tid=6924a3c100000000\r\ntracestate: "
            + "dd=s:1;p:00f067aa0ba902b7;t.dm:-0\r\n";

    /// <summary>What its rows begin with, in tables and in <c>limits.json</c>.</summary>
    internal static string Label(this RequestKind kind) => kind switch
    {
        RequestKind.Hello => "hello",
        RequestKind.BehindService => "behind a service",
        RequestKind.BehindDatadog => "behind a service with Datadog's headers",
        RequestKind.CallsService => "calls a service",
        RequestKind.QueriesDatabase => "queries a database",
        _ => "queries SQL Server",
    };

    internal static string Path(this RequestKind kind) => kind switch
    {
        RequestKind.CallsService => HelloService.CallPath,
        RequestKind.QueriesDatabase => HelloService.QueryPath,
        RequestKind.QueriesSqlServer => HelloService.SqlServerPath,
        _ => HelloService.Path,
    };

    /// <summary>The headers that say who called.</summary>
    internal static string Headers(this RequestKind kind) => kind switch
    {
        RequestKind.BehindService => Parent,
        RequestKind.BehindDatadog => Parent + DatadogParent,
        _ => "",
    };
}
