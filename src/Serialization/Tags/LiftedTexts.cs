using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The texts of the tags that are fields of a span in v1.0, one row each. All code that writes, reads, converts or shows such fields uses
/// the rows.
/// </summary>
[InlineArray(Count)]
internal struct LiftedTexts
{
    internal const int Environment = 0;
    internal const int Version = 1;
    internal const int Component = 2;
    internal const int Count = 3;

    private string? _first;

    /// <summary>Gets whether any text is not empty.</summary>
    internal readonly bool IsSet
    {
        get
        {
            foreach (string? text in this)
            {
                if (!string.IsNullOrEmpty(text)) return true;
            }

            return false;
        }
    }

    /// <summary>Gets the numbers of the fields.</summary>
    internal static ReadOnlySpan<byte> Numbers => [13, 14, 15];

    /// <summary>Gets the names of the tags.</summary>
    internal static string[] Names { get; } = [TagNames.Environment, TagNames.Version, TagNames.Component];
}
