namespace SpanPack.Tool;

/// <summary>Optional parts of a comparison, which differ between two runs of the same program.</summary>
/// <param name="Ids">Ids of traces and spans, and references of links.</param>
/// <param name="Times">Starts, durations and times of events.</param>
/// <param name="ProcessTags">Tags and payload fields that identify the process.</param>
internal sealed record DiffOptions(bool Ids, bool Times, bool ProcessTags);
