using System.Collections.Concurrent;
using System.Diagnostics;

namespace SpanPack;

/// <summary>Learns shapes of spans and their templates, on a thread of the pool, so that no request waits.</summary>
/// <remarks>
/// Safe for any number of threads. A shape is learned when it is seen for the second time. The memory is limited: when it is full,
/// everything is removed and learned again after a while. Names and keys that do not recur cannot evict others for long.
/// </remarks>
[DebuggerDisplay("{Tree}")]
internal sealed partial class ShapeLearner
{
    /// <summary>The most heads and tags: about 100 bytes each.</summary>
    internal const int MaxNodes = 4_096;

    /// <summary>The most bytes of templates.</summary>
    internal const int MaxBytes = 4 * 1024 * 1024;

    private const int MaxProfiles = 16;
    private const int RecentCount = 4; // a power of two
    private const int MaxRequests = 16; // that wait
    private const int MinAge = 10_000; // milliseconds
    private const int HashCount = 1_024; // a power of two

    private readonly ConcurrentQueue<ShapeRequest> _requests = new();
    private readonly int[] _met = new int[HashCount]; // hashes of shapes that were met once
    private readonly int[] _refused = new int[HashCount]; // and of those that cannot be learned
    private readonly object _gate = new();
    private readonly AgentWriter _writer;
    private readonly ProcessSpans _mapper;
    private readonly CollectorLog _log;
    private readonly TraceClock _clock;
    private readonly bool _learnsAtOnce;
    private readonly Lazy<TracePayloadWriterOptions> _options; // the process says late who it is
    private ShapeTree _tree = new();
    private TraceProfile[] _profiles = []; // replaced as a whole
    private ProfiledTrace?[] _profiled = new ProfiledTrace?[RecentCount]; // those that came last; replaced after the profiles
    private int _nextProfiled;
    private int _waiting;
    private long _bytes;
    private long _began;

    /// <param name="writer">The destination of spans.</param>
    /// <param name="mapper">Maps spans.</param>
    /// <param name="options">The options.</param>
    /// <param name="log">Receives unexpected errors.</param>
    internal ShapeLearner(AgentWriter writer, ProcessSpans mapper, ActivityTraceOptions options, CollectorLog log)
    {
        (_writer, _mapper, _log) = (writer, mapper, log);
        _clock = new TraceClock(options.Time);
        _began = _clock.Now - MinAge;
        _learnsAtOnce = options.LearnsAtOnce;
        _options = new(() => new TracePayloadWriterOptions { ProcessTags = writer.Process.Tags, Header = writer.Process.Header });
    }

    /// <summary>Gets the tags of the process with which templates are learned.</summary>
    internal ProcessTags Process => _writer.Process.Tags;

    /// <summary>Gets the shapes.</summary>
    internal ShapeTree Tree => Volatile.Read(ref _tree);

    /// <summary>Gets the number of learned templates.</summary>
    internal long Learned { get; private set; }

    /// <summary>Finds the profile of a trace; null while there is none.</summary>
    internal TraceProfile? FindProfile(in TraceChunk trace, PropagatedTags tags)
    {
        foreach (TraceProfile profile in Volatile.Read(ref _profiles))
        {
            if (profile.Is(trace, tags)) return profile;
        }

        return null;
    }

    /// <summary>Finds the profile of a trace, with its sampling rates; null while there is none.</summary>
    internal ProfiledTrace? FindProfiled(TraceDecision decision, string? origin)
    {
        ProfiledTrace?[] recent = Volatile.Read(ref _profiled);
        foreach (ProfiledTrace? known in recent)
        {
            if (known is not null && known.Is(decision, origin)) return known;
        }

        if (FindProfile(decision.MakeChunk(default, origin), decision.Tags) is not { } profile) return null;
        var profiled = new ProfiledTrace(profile, decision, origin);
        Volatile.Write(ref recent[_nextProfiled++ & (RecentCount - 1)], profiled);
        return profiled;
    }

    /// <summary>
    /// Considers a chunk that was not written by templates and whose trace is decided: unknown shapes are learned if they recur.
    /// </summary>
    internal void Consider(LocalTrace trace, in FinishedActivities finished)
    {
        TraceDecision decision = trace.Sampling.ReadDecision();
        TraceChunk chunk = decision.MakeChunk(default, trace.Origin);
        if (chunk.SamplingPriority is null) return;
        for (int i = 0; i < finished.Count; i++)
        {
            if (finished[i].Prepared is not null) return;
            Activity activity = finished[i].Activity;
            if (ActivityTraits.Of(activity, trace.Root, trace.Remote) is not { } traits) continue;
            int hash = ShapeTree.HashOf(activity, traits);
            ref int refused = ref _refused[hash & (HashCount - 1)];
            ref int met = ref _met[hash & (HashCount - 1)];
            if (refused == hash) continue;
            if (met != hash)
            {
                met = hash;
                continue;
            }

            bool isRoot = (traits & ShapeTraits.LocalRoot) != 0;
            bool hasParent = isRoot && trace.Remote is { } remote ? remote.ParentId != 0 : activity.ParentSpanId != default;
            ShapeRole role = (i == 0 ? ShapeRole.First : ShapeRole.None) | (hasParent ? ShapeRole.HasParent : ShapeRole.None);
            Add(new ShapeRequest
            {
                Activity = activity,
                Traits = traits,
                Role = role,
                ParentService = isRoot ? null : _mapper.ServiceOf(activity.Parent!),
                Trace = chunk,
                Tags = decision.Tags,
                Format = _writer.Format,
                Hash = hash,
            });
        }
    }

    private void Add(ShapeRequest request)
    {
        if (_learnsAtOnce)
        {
            Learn(request);
            return;
        }

        if (Interlocked.Increment(ref _waiting) > MaxRequests)
        {
            Interlocked.Decrement(ref _waiting); // it comes again
            return;
        }

        _requests.Enqueue(request);
        ThreadPool.UnsafeQueueUserWorkItem(static learner => learner.LearnNext(), this, preferLocal: false);
    }

    private void LearnNext()
    {
        if (!_requests.TryDequeue(out ShapeRequest? request)) return;
        Learn(request);
        Interlocked.Decrement(ref _waiting);
    }
}
