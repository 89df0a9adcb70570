namespace SpanPack;

/// <summary>The additions of a writer to each of its chunks.</summary>
/// <param name="Process">The tags of the process; null to write chunks unchanged.</param>
/// <param name="NativeEvents">Whether events are written natively; if not, as JSON in a tag.</param>
internal sealed record ChunkRules(ProcessTags? Process, bool NativeEvents);
