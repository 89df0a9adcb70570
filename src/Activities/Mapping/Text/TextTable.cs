using System.Diagnostics;

namespace SpanPack;

/// <summary>Texts that are made of one or two others, remembered: most spans of a program have few of them.</summary>
/// <remarks>A fixed number of places. A new text takes the place of an older one, so names that never come again cost time and no memory. Safe for any number of threads, without a lock.</remarks>
/// <typeparam name="TForm">How a text is made of the others.</typeparam>
[DebuggerDisplay("{typeof(TForm).Name,nq}")]
internal sealed class TextTable<TForm>
    where TForm : struct, Enum
{
    private const int PlaceCount = 1024; // a power of two
    private const int MaxLength = 256; // characters of parts that are remembered

    private readonly Entry?[] _places = new Entry?[PlaceCount];
    private readonly Func<TForm, string, string, string> _make;

    /// <param name="make">Makes a text. Calls with the same arguments give the same.</param>
    internal TextTable(Func<TForm, string, string, string> make) => _make = make;

    internal string Get(TForm form, string first, string second = "")
    {
        if (first.Length + second.Length > MaxLength) return _make(form, first, second);
        ref Entry? place = ref _places[Hash(form, first, second) & (PlaceCount - 1)];
        Entry? known = Volatile.Read(ref place);
        if (known is not null && EqualityComparer<TForm>.Default.Equals(known.Form, form) && known.First == first && known.Second == second) return known.Text;
        var entry = new Entry(form, first, second, _make(form, first, second));
        Volatile.Write(ref place, entry);
        return entry.Text;
    }

    // Whoever finds texts that share a place makes the table forget, no more.
    private static uint Hash(TForm form, string first, string second)
    {
        uint hash = (uint)((((EqualityComparer<TForm>.Default.GetHashCode(form) * 31) + first.Length) * 31) + second.Length);
        foreach (char c in first) hash = (hash * 31) + c;
        foreach (char c in second) hash = (hash * 31) + c;
        return hash ^ (hash >> 15);
    }

    private sealed record Entry(TForm Form, string First, string Second, string Text);
}
