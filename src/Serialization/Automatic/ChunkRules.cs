namespace SpanPack;

/// <summary>The additions of a writer to each of its chunks. Safe for any number of threads.</summary>
/// <param name="process">The tags of the process; null to write chunks unchanged.</param>
/// <param name="nativeEvents">Whether events are written natively; if not, as JSON in a tag.</param>
internal sealed class ChunkRules(ProcessTags? process, bool nativeEvents)
{
    private ProcessBlockCache? _blocks; // found at the first chunk

    /// <summary>The tags of the process; null to write chunks unchanged.</summary>
    internal readonly ProcessTags? Process = process;

    /// <summary>Set when events are written natively; if not, as JSON in a tag.</summary>
    internal readonly bool NativeEvents = nativeEvents;

    /// <summary>Gets the constant tags of the process; null to write chunks unchanged.</summary>
    internal ProcessBlockCache? Blocks => Process is null ? null : _blocks ??= ProcessBlockCache.Of(Process);
}
