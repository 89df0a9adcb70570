namespace SpanPack.Tool;

/// <summary>What is compared beside what a program does: things that differ between two runs of the same program.</summary>
/// <param name="Ids">Ids of traces, spans and what links refer to.</param>
/// <param name="Times">Starts, durations and times of events.</param>
/// <param name="ProcessTags">Tags and payload fields that tell which process it was.</param>
internal sealed record DiffOptions(bool Ids, bool Times, bool ProcessTags);
