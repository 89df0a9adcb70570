using System.Diagnostics;
using Amazon.Runtime.Internal;

namespace SpanPack;

/// <summary>Adds tracing to the clients that are made.</summary>
/// <remarks>Immutable: safe for any number of threads.</remarks>
[DebuggerDisplay("{UniqueName}")]
internal sealed class TracingCustomizer : IRuntimePipelineCustomizer
{
    /// <summary>Gets the name under which the SDK has it once.</summary>
    public string UniqueName => AwsActivities.SourceName;

    public void Customize(Type type, RuntimePipeline pipeline)
    {
        pipeline.AddHandlerAfter<Marshaller>(new WrittenHandler());
        pipeline.AddHandler(new RequestHandler());
    }
}
