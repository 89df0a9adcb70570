using System.Diagnostics;

namespace SpanPack;

/// <summary>Converts activities to spans.</summary>
/// <remarks>
/// Safe for any number of threads. A span without events and links allocates nothing, if its names were seen before and the span has held
/// as many tags.
/// </remarks>
internal sealed class ActivityMapper
{
    [ThreadStatic]
    private static SpanSource? s_source; // room for what is read, kept by the thread for its next span

    private readonly SpanMapper _mapper;
    private ResourceDescription _resource; // replaced as a whole

    internal ActivityMapper(MappingOptions options)
    {
        _mapper = new SpanMapper(options);
        _resource = options.Resource;
        HasSuffixes = options is { Naming: SpanNaming.Tracer, RemoveIntegrationServiceNames: false };
    }

    /// <summary>Replaces the description of the process, with the same service.</summary>
    internal void Use(ResourceDescription resource) => Volatile.Write(ref _resource, resource);

    /// <summary>Gets whether spans of clients have separate services.</summary>
    internal bool HasSuffixes { get; }

    /// <summary>Maps a span source.</summary>
    /// <returns>The suffix of the process's service; null for none.</returns>
    internal string? Map(SpanSource source, Span target) => _mapper.Map(source, Volatile.Read(ref _resource), target);

    /// <summary>Finds the client of an activity's span; null for none.</summary>
    internal ClientPlan? FindClient(SpanSource source) => _mapper.FindClient(new SpanFacts(source, Volatile.Read(ref _resource)));

    /// <summary>Gets the service suffix of an activity's client, possibly before its end; null for none.</summary>
    internal string? FindSuffix(Activity activity)
    {
        var source = new SpanSource();
        ActivityReader.ReadWithoutItems(activity, source);
        var facts = new SpanFacts(source, Volatile.Read(ref _resource));
        return _mapper.SuffixOf(_mapper.FindClient(facts), facts);
    }

    /// <summary>Maps an activity.</summary>
    /// <param name="activity">The activity; stopped, unless its duration is irrelevant.</param>
    /// <param name="traceState">
    /// The W3C <c>tracestate</c> for the span: as received, without the state that is added within the process.
    /// </param>
    /// <param name="target">
    /// Receives everything; a new span, or one cleared by <see cref="TagObjects.Clear"/>. It must not be written at the same time.
    /// </param>
    /// <param name="suffix">The suffix of the process's service; null for none.</param>
    /// <returns>The sampling priority that the program set by tags of this activity; null for none.</returns>
    internal SamplingPriority? Map(Activity activity, string? traceState, Span target, out string? suffix)
    {
        SpanSource source = s_source ?? new SpanSource();
        s_source = null; // code of the program runs while values are read: it may end an activity itself
        ActivityReader.Read(activity, source);
        source.TraceState = traceState;
        suffix = Map(source, target);
        SamplingPriority? decided = ManualDecision.Of(source.Attributes, target);
        source.Clear();
        s_source = source;
        return decided;
    }
}
