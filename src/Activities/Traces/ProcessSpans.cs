using System.Collections.Concurrent;
using System.Diagnostics;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Spans of the activities of this process.</summary>
/// <remarks>
/// Only this class decides how spans describe their process. Service, environment and version are unchanged, as in Datadog's tracers,
/// although the agent's receiver of OTLP would normalize them as tags. The writer adds the latter two. A service of an activity that equals
/// the process's when normalized becomes the process's, so both have one text. Safe for any number of threads.
/// </remarks>
/// <param name="mapper">Maps activities.</param>
/// <param name="resource">The process in the form of the mapper.</param>
/// <param name="service">The default service in the form of the writer, which is not normalized; agents do that.</param>
/// <param name="mapping">Other names for services.</param>
[DebuggerDisplay("{_service,nq}")]
internal sealed class ProcessSpans(ActivityMapper mapper, ResourceDescription resource, string service, ServiceMapping mapping)
{
    private const string SourceTag = "_dd.svc_src";

    private readonly string _service = mapping.NameOf(service);
    private readonly ConcurrentDictionary<string, string> _clients = new(StringComparer.Ordinal); // as many as there are clients
    private readonly Func<string, string> _make = suffix => mapping.FindName(suffix) ?? mapping.NameOf($"{service}-{suffix}");

    /// <summary>Gets the service of spans without one.</summary>
    internal string Service => _service;

    /// <summary>Maps an activity.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="remote">The context of the caller; null without one.</param>
    /// <param name="span">An empty span.</param>
    /// <returns>The sampling priority that the program set by tags of this activity; null for none.</returns>
    internal SamplingPriority? Map(Activity activity, PropagatedContext? remote, Span span)
    {
        SamplingPriority? decided =
            mapper.Map(activity, remote is null ? activity.TraceStateString : remote.ForeignTraceState, span, out string? suffix);
        SetService(span, suffix);
        foreach (SpanLink link in span.Links) link.TraceState = RemoteContext.ToWire(link.TraceState, link.SpanId);
        SpanParent.Adopt(activity, span);
        return decided;
    }

    /// <summary>Maps a span source.</summary>
    internal void Map(SpanSource source, Span span)
    {
        SetService(span, mapper.Map(source, span));
    }

    /// <summary>Maps a local root, with the data of its trace.</summary>
    /// <param name="root">The local root; one that has not ended, in its current state.</param>
    /// <param name="trace">Its trace; null for a single activity without further data.</param>
    /// <param name="span">An empty span.</param>
    /// <returns>The sampling priority that the program set by tags of the root; null for none.</returns>
    internal SamplingPriority? MapRoot(Activity root, LocalTrace? trace, Span span)
    {
        PropagatedContext? remote = trace is null ? RemoteContext.Of(root) : trace.Remote;
        SamplingPriority? decided = Map(root, remote, span);
        span.IsLocalRoot = true;
        if ((trace is null ? remote?.PropagationError : trace.PropagationError) is { } error) span.SetTag(PropagationErrors.TagName, error);
        if (remote is null) return decided;
        span.ParentId = remote.ParentId; // 0 where the id that the activity has was made for the framework alone
        span.LastParentId = remote.LastParentId;
        foreach (SpanLink link in remote.Links) span.AddLink(link);
        return decided;
    }

    /// <summary>Maps the ids of an activity alone.</summary>
    internal static void MapIds(Activity activity, Span span)
    {
        span.SpanId = RemoteContext.IdOf(activity.SpanId);
        span.ParentId = RemoteContext.IdOf(activity.ParentSpanId);
    }

    /// <summary>Finds the client of an activity's span; null for none.</summary>
    internal ClientPlan? FindClient(SpanSource source) => mapper.FindClient(source);

    /// <summary>Returns the service of an activity, possibly before its end.</summary>
    internal string ServiceOf(Activity activity)
    {
        if (activity.GetTagItem("service.name") is string { Length: > 0 } own)
        {
            return MappedTexts.Get(TextForm.Service, own) is var service && service != resource.Service
                ? mapping.NameOf(service)
                : _service;
        }

        bool isOwn = !mapper.HasSuffixes || activity.Kind is ActivityKind.Internal or ActivityKind.Server;
        return isOwn || mapper.FindSuffix(activity) is not { } suffix ? _service : _clients.GetOrAdd(suffix, _make);
    }

    private void SetService(Span span, string? suffix)
    {
        if (suffix is null)
        {
            span.Service = span.Service == resource.Service ? _service : mapping.NameOf(span.Service!);
            return;
        }

        span.Service = _clients.GetOrAdd(suffix, _make);
        SpanParts.AddText(span, SourceTag, suffix);
    }
}
