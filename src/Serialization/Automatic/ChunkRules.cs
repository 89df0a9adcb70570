namespace SpanPack;

/// <summary>What a writer adds to the chunks that it writes, the same for all of them.</summary>
/// <param name="Process">The tags of the process; null to write chunks as they are.</param>
/// <param name="NativeEvents">Whether events go into the payload as they are; if not, as JSON in a tag.</param>
internal sealed record ChunkRules(ProcessTags? Process, bool NativeEvents);
