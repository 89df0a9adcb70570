namespace SpanPack;

/// <summary>The encoded constant tags of a process: its own, and those of chunks with another service, environment or version.</summary>
internal sealed class ProcessBlockCache(ProcessTags process)
{
    private const int MaxCached = 16; // distinct (service, env, version) of chunks; a process has one, a test host a few

    private ProcessBlocks[] _others = [];
    private int _nextToReplace;

    private ProcessBlocks Own { get; } = ProcessBlockBuilder.Make(process, process.Service, process.Environment, process.Version);

    /// <summary>Gets the tags for a chunk: the process's own, or those of the chunk's own service, environment and version.</summary>
    internal ProcessBlocks For(in TraceChunk chunk) => chunk.HasOwnProcess ? Find(chunk) : Own;

    private ProcessBlocks Find(in TraceChunk chunk)
    {
        string? service = chunk.Service ?? process.Service;
        string? environment = chunk.Environment ?? process.Environment;
        string? version = chunk.Version ?? process.Version;
        if (Own.IsFor(service, environment, version)) return Own;
        foreach (ProcessBlocks blocks in Volatile.Read(ref _others))
        {
            if (blocks.IsFor(service, environment, version)) return blocks;
        }

        return Remember(ProcessBlockBuilder.Make(process, service, environment, version));
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
