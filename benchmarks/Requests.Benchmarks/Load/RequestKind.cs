namespace SpanPack.Requests.Benchmarks.Load;

/// <summary>What is asked for: a row of the tables.</summary>
internal enum RequestKind
{
    /// <summary>A request that nobody traces before, and that calls nobody.</summary>
    Hello,

    /// <summary>The same behind a service that sends <c>traceparent</c>.</summary>
    BehindService,

    /// <summary>The same behind a service that Datadog traces: its own headers, <c>traceparent</c> and <c>tracestate</c>.</summary>
    BehindDatadog,

    /// <summary>A request that has the service call another one.</summary>
    CallsService,

    /// <summary>A request that has the service make one query of a database.</summary>
    QueriesDatabase,

    /// <summary>The same with the client of SQL Server, against a stand-in for the server.</summary>
    QueriesSqlServer,
}
