using Amazon.Runtime.Internal;

namespace SpanPack;

/// <summary>Adds tracing to clients of the AWS SDK for .NET.</summary>
/// <remarks>Safe for any number of threads.</remarks>
public static class DatadogAws
{
    private static readonly TracingCustomizer s_customizer = new();

    /// <summary>
    /// Traces all clients of AWS that are made afterwards: each request is an activity of source <c>SpanPack.Aws</c>, whatever the
    /// service. Repeated calls have no effect.
    /// </summary>
    /// <remarks>
    /// Messages of SQS, SNS, EventBridge, Kinesis and Step Functions carry their trace under the name <c>_datadog</c>, in the styles that
    /// propagation is set to. Requests of the program are not changed; of
    /// their contents, names of queues, topics, tables and the like are read.
    /// </remarks>
    public static void AddTracing() => RuntimePipelineCustomizerRegistry.Instance.Register(s_customizer);
}
