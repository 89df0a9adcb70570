using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The encoded constant tags of a process: its own, and those of chunks with another service, environment or version.</summary>
internal sealed class ProcessBlockCache
{
    private const int MaxCached = 16; // distinct (service, env, version) of chunks; a process has one, a test host a few

    // All writers of a process share them: a payload writer may live for one payload.
    private static readonly ConditionalWeakTable<ProcessTags, ProcessBlockCache> s_all = [];

    private readonly ProcessTags _process;
    private readonly ProcessBlocks _own;
    private ProcessBlocks[] _others = [];
    private int _nextToReplace;

    private ProcessBlockCache(ProcessTags process)
    {
        _process = process;
        _own = ProcessBlockBuilder.Make(process, process.Service, process.Environment, process.Version);
    }

    /// <summary>Gets the tags of a process, encoded once.</summary>
    internal static ProcessBlockCache Of(ProcessTags process) => s_all.GetValue(process, Create);

    private static ProcessBlockCache Create(ProcessTags process) => new(process);

    /// <summary>Gets the tags for a chunk: the process's own, or those of the chunk's own service, environment and version.</summary>
    internal ProcessBlocks For(in TraceChunk chunk) => chunk.HasOwnProcess ? Find(chunk) : _own;

    private ProcessBlocks Find(in TraceChunk chunk)
    {
        string? service = chunk.Service ?? _process.Service;
        string? environment = chunk.Environment ?? _process.Environment;
        string? version = chunk.Version ?? _process.Version;
        if (_own.IsFor(service, environment, version)) return _own;
        foreach (ProcessBlocks blocks in Volatile.Read(ref _others))
        {
            if (blocks.IsFor(service, environment, version)) return blocks;
        }

        return Remember(ProcessBlockBuilder.Make(_process, service, environment, version));
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
