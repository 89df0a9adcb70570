using System.Diagnostics;

namespace SpanPack;

/// <summary>Makes spans of activities.</summary>
/// <remarks>Safe for any number of threads. A span of which an activity has neither events nor links costs no memory, when its names were seen before and the span has held as many tags.</remarks>
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

    /// <summary>Describes the process otherwise from now on; its service must be the same.</summary>
    internal void Use(ResourceDescription resource) => Volatile.Write(ref _resource, resource);

    /// <summary>Gets whether services of spans are those of clients: they have names of their own.</summary>
    internal bool HasSuffixes { get; }

    /// <summary>Maps a span as it was read.</summary>
    /// <returns>What is added to the service of the process; null for nothing.</returns>
    internal string? Map(SpanSource source, Span target) => _mapper.Map(source, Volatile.Read(ref _resource), target);

    /// <summary>Finds the client whose names the span of an activity gets; null for none.</summary>
    internal ClientPlan? FindClient(SpanSource source) => _mapper.FindClient(new SpanFacts(source, Volatile.Read(ref _resource)));

    /// <summary>Gets what the client of an activity, which may not have ended, adds to the service of the process; null for nothing.</summary>
    internal string? FindSuffix(Activity activity)
    {
        var source = new SpanSource();
        ActivityReader.ReadWithoutItems(activity, source);
        var facts = new SpanFacts(source, Volatile.Read(ref _resource));
        return _mapper.SuffixOf(_mapper.FindClient(facts), facts);
    }

    /// <summary>Maps an activity.</summary>
    /// <param name="activity">The activity; stopped, unless its duration does not matter.</param>
    /// <param name="traceState">The W3C <c>tracestate</c> that the span shows: what came, without what is said of it within the process.</param>
    /// <param name="target">Gets all of it; a new one, or one that <see cref="TagObjects.Clear"/> has made as new. Nobody may be writing it.</param>
    /// <param name="suffix">What is added to the service of the process; null for nothing.</param>
    /// <returns>What the program has decided of the trace by tags of this activity; null for nothing.</returns>
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
