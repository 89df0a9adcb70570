using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The strings that are fields of a v1.0 span, beside each other so that one loop writes them: those of <see cref="HeadStrings"/>, then env, version, component.</summary>
[InlineArray(NameEntries.FieldCount)]
internal struct V1HeadStrings
{
    private string? _first;
}
