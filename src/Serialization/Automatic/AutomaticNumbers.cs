using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The values of numeric tags that a chunk says, by their number among <see cref="ReservedNames"/>: asked for once a chunk, not for each span.</summary>
[InlineArray(Count)]
internal struct AutomaticNumbers
{
    private const int Count = ReservedNames.Propagated; // the first number that no tag has

    private double _first;
}
