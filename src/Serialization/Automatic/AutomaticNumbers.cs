using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The values of numeric tags that a chunk says (<see cref="AutomaticTag.ChunkIndex"/>): asked for once a chunk, not for each span.</summary>
/// <remarks>No larger than it must be: it is part of <see cref="ChunkContext"/>, which the JIT clears for every chunk.</remarks>
[InlineArray(Count)]
internal struct AutomaticNumbers
{
    internal const int Count = 6;

    private double _first;
}
