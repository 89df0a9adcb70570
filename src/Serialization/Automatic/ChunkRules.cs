namespace SpanPack;

/// <summary>The additions of a writer to each of its chunks. Safe for any number of threads.</summary>
/// <param name="process">The tags of the process; null to write chunks unchanged.</param>
/// <param name="nativeEvents">Whether events are written natively; if not, as JSON in a tag.</param>
internal sealed class ChunkRules(ProcessTags? process, bool nativeEvents)
{
    private ProcessBlockCache? _blocks; // found at the first chunk

    /// <summary>Gets the tags of the process; null to write chunks unchanged.</summary>
    internal ProcessTags? Process { get; } = process;

    /// <summary>Gets whether events are written natively; if not, as JSON in a tag.</summary>
    internal bool NativeEvents { get; } = nativeEvents;

    /// <summary>Gets the constant tags of the process; null to write chunks unchanged.</summary>
    internal ProcessBlockCache? Blocks => _blocks ?? Find();

    private ProcessBlockCache? Find() => Process is { } process ? _blocks = ProcessBlockCache.Of(process) : null;
}
