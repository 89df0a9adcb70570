namespace SpanPack;

/// <summary>Something that the agent accepts and then repairs, cuts or drops.</summary>
/// <param name="Path">Where, as in refusals: <c>[0][3].meta["k"]</c>.</param>
/// <param name="Effect">What the agent does, and why.</param>
/// <param name="Kind">Findings of one kind are listed a few times and then counted.</param>
/// <param name="Chunk">The place of the chunk in the payload, from 0; below 0 for what is in none.</param>
/// <param name="Span">The place of the span in the chunk, from 0; below 0 for what is in none.</param>
internal readonly record struct Finding(string Path, string Effect, FindingKind Kind, int Chunk, int Span);
