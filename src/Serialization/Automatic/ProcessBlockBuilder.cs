namespace SpanPack;

/// <summary>
/// Encodes the constant tags of a process from the rows of <see cref="AutomaticTags"/>, and caches them with the process.
/// </summary>
internal static class ProcessBlockBuilder
{
    private const int MaxCached = 16; // distinct (service, env, version) of chunks; a process has one, a test host a few

    /// <summary>Returns the encoded tags for a chunk: those of the process, or of the chunk's service, environment and version.</summary>
    internal static ProcessBlocks BlocksFor(this ProcessTags process, in TraceChunk chunk)
    {
        Cache cache = process.Blocks is { } made ? (Cache)made : MakeCache(process);
        return chunk.HasOwnProcess ? cache.Find(chunk) : cache.Own;
    }

    /// <summary>Creates the tags of a role if they do not exist yet.</summary>
    internal static RoleTags TagsOf(this ProcessBlocks blocks, SpanRole role, RoleTags?[] roles)
    {
        role &= ProcessBlocks.RoleBits;
        bool withPriority = roles == blocks.RolesFor(hasPriority: true) && role.HasFlag(SpanRole.ChunkOrphan);
        return roles[(int)role] ??= MakeRole(blocks, role, withPriority); // two threads at once make it twice
    }

    // two threads at once make it twice
    private static Cache MakeCache(ProcessTags process) => (Cache)(process.Blocks = new Cache(process));

    private static ProcessBlocks Make(ProcessTags process, string? service, string? environment, string? version)
    {
        var blocks = new ProcessBlocks(process, service, environment, version);
        blocks.SetOnce(
            Collect(blocks, AutomaticScope.FirstOfChunk, SpanRole.None, isNumber: false),
            Collect(blocks, AutomaticScope.FirstOfPayload, SpanRole.None, isNumber: false));
        return blocks;
    }

    private static RoleTags MakeRole(ProcessBlocks blocks, SpanRole role, bool withPriority)
        => new(Collect(blocks, AutomaticScope.Role, role, isNumber: false),
            Collect(blocks, AutomaticScope.Role, role, isNumber: true, withPriority), withPriority);

    // The sampling priority comes last, so that its value can be filled in.
    private static AutomaticRun Collect(ProcessBlocks blocks, AutomaticScope scope, SpanRole role, bool isNumber, bool withPriority = false)
    {
        var texts = new List<KeyValuePair<string, string>>();
        var numbers = new List<KeyValuePair<string, double>>();
        var source = new AutomaticSource(blocks, role);
        foreach (AutomaticTag row in AutomaticTags.Rows)
        {
            if (row.Scope != scope || row.IsNumber != isNumber) continue;
            TagValue value = row.Value(source);
            if (!AutomaticTags.IsSet(value)) continue;
            if (isNumber) numbers.Add(new(row.Name, value.AsDouble()));
            else texts.Add(new(row.Name, value.AsString()!));
        }

        if (withPriority) numbers.Add(new(MetricNames.SamplingPriority, 0));
        return AutomaticRun.Of(texts, numbers);
    }

    // The blocks of one process: its own, and those of the last chunks that said other things of it.
    private sealed class Cache(ProcessTags process)
    {
        private ProcessBlocks[] _others = [];
        private int _nextToReplace;

        internal ProcessBlocks Own { get; } = Make(process, process.Service, process.Environment, process.Version);

        internal ProcessBlocks Find(in TraceChunk chunk)
        {
            string? service = chunk.Service ?? process.Service;
            string? environment = chunk.Environment ?? process.Environment;
            string? version = chunk.Version ?? process.Version;
            if (Own.IsFor(service, environment, version)) return Own;
            foreach (ProcessBlocks blocks in Volatile.Read(ref _others))
            {
                if (blocks.IsFor(service, environment, version)) return blocks;
            }

            return Remember(Make(process, service, environment, version));
        }

        private ProcessBlocks Remember(ProcessBlocks blocks)
        {
            ProcessBlocks[] others = Volatile.Read(ref _others);
            ProcessBlocks[] changed = others.Length < MaxCached ? [.. others, blocks] : [.. others];
            if (others.Length == MaxCached) changed[(uint)Interlocked.Increment(ref _nextToReplace) % MaxCached] = blocks;
            Volatile.Write(ref _others, changed); // two threads at once: one loses its entry and makes it again
            return blocks;
        }
    }
}
