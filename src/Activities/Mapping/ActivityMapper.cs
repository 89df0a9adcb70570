using System.Diagnostics;

namespace SpanPack;

/// <summary>Makes spans of activities.</summary>
/// <remarks>Safe for any number of threads. A span of which an activity has neither events nor links costs no memory, when its names were seen before and the span has held as many tags.</remarks>
internal sealed class ActivityMapper
{
    [ThreadStatic]
    private static SpanSource? s_source; // room for what is read, kept by the thread for its next span

    private readonly SpanMapper _mapper;
    private readonly ResourceDescription _resource;

    internal ActivityMapper(MappingOptions options)
    {
        _mapper = new SpanMapper(options.Naming, options.Clock);
        _resource = options.Resource;
    }

    /// <summary>Maps an activity.</summary>
    /// <param name="activity">The activity; stopped, unless its duration does not matter.</param>
    /// <param name="target">Gets all of it, and keeps nothing of what it had before. Nobody may be writing it.</param>
    internal void Map(Activity activity, Span target)
    {
        SpanSource source = s_source ?? new SpanSource();
        s_source = null; // code of the program runs while values are read: it may end an activity itself
        ActivityReader.Read(activity, source);
        _mapper.Map(source, _resource, target);
        source.Clear();
        s_source = source;
    }
}
