using System.Diagnostics;

namespace SpanPack;

/// <summary>Spans of the activities of this process.</summary>
/// <remarks>Safe for any number of threads.</remarks>
/// <param name="mapper">Maps activities.</param>
/// <param name="resource">The process as the mapper knows it.</param>
/// <param name="service">The default service as the writer knows it: not normalized, which agents do.</param>
/// <param name="mapping">Other names for services.</param>
[DebuggerDisplay("{_service,nq}")]
internal sealed class ProcessSpans(ActivityMapper mapper, ResourceDescription resource, string service, ServiceMapping mapping)
{
    private readonly string _service = mapping.NameOf(service);

    /// <summary>Maps an activity.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="remote">What the caller said of its trace; null without one.</param>
    /// <param name="span">A span that has nothing.</param>
    /// <returns>What the program has decided of the trace by tags of this activity; null for nothing.</returns>
    internal SamplingPriority? Map(Activity activity, PropagatedContext? remote, Span span)
    {
        SamplingPriority? decided = mapper.Map(activity, remote is null ? activity.TraceStateString : remote.ForeignTraceState, span);
        span.Service = ReferenceEquals(span.Service, resource.Service) ? _service : mapping.NameOf(span.Service!);
        return decided;
    }

    /// <summary>The service of an activity, which may not have ended.</summary>
    internal string ServiceOf(Activity activity)
        => activity.GetTagItem("service.name") is string { Length: > 0 } own ? mapping.NameOf(MappedTexts.Get(TextForm.Service, own)) : _service;
}
