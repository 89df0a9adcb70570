namespace SpanPack;

/// <summary>A part of a payload that the agent accepts and then repairs, cuts or drops.</summary>
/// <param name="Path">The path, in the notation of refusals: <c>[0][3].meta["k"]</c>.</param>
/// <param name="Effect">The change that the agent makes, and the reason.</param>
/// <param name="Kind">The kind. Findings of one kind are listed a few times and then counted.</param>
/// <param name="Chunk">The index of the chunk in the payload, from 0; below 0 outside of chunks.</param>
/// <param name="Span">The index of the span in the chunk, from 0; below 0 outside of spans.</param>
internal readonly record struct Finding(string Path, string Effect, FindingKind Kind, int Chunk, int Span);
