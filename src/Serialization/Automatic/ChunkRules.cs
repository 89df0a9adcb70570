namespace SpanPack;

/// <summary>What a writer adds to the chunks that it writes, the same for all of them. Safe for any number of threads.</summary>
/// <param name="process">The tags of the process; null to write chunks as they are.</param>
/// <param name="nativeEvents">Whether events go into the payload as they are; if not, as JSON in a tag.</param>
internal sealed class ChunkRules(ProcessTags? process, bool nativeEvents)
{
    private ProcessBlockCache? _blocks; // made at the first chunk

    /// <summary>Gets the tags of the process; null to write chunks as they are.</summary>
    internal ProcessTags? Process { get; } = process;

    /// <summary>Gets whether events go into the payload as they are; if not, as JSON in a tag.</summary>
    internal bool NativeEvents { get; } = nativeEvents;

    /// <summary>Gets the constant tags of the process; null to write chunks as they are.</summary>
    internal ProcessBlockCache? Blocks => _blocks ?? Make();

    // Two threads at once make it twice.
    private ProcessBlockCache? Make() => Process is { } process ? _blocks = new ProcessBlockCache(process) : null;
}
