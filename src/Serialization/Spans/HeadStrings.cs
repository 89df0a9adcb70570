using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The four strings that every span has, contiguous so that one loop writes them.</summary>
[InlineArray(Count)]
internal struct HeadStrings
{
    internal const int Service = 0;
    internal const int Name = 1;
    internal const int Resource = 2;
    internal const int Type = 3;
    internal const int Count = 4;

    internal string? First;
}
