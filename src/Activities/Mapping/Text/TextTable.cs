using System.Buffers.Binary;
using System.Diagnostics;
using System.Numerics;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>A cache of texts that are derived from one or two others: most spans of a program have few of them.</summary>
/// <remarks>
/// A fixed number of entries. A new text replaces an older one, so that names that never recur cost time and no memory. Safe for any number
/// of threads, without a lock.
/// </remarks>
/// <typeparam name="TForm">The rule for a text.</typeparam>
[DebuggerDisplay("{typeof(TForm).Name,nq}")]
internal sealed class TextTable<TForm>
    where TForm : struct, Enum
{
    private const int PlaceCount = 1024; // a power of two
    private const int MaxLength = 256; // characters of parts that are remembered

    private readonly Entry?[] _places = new Entry?[PlaceCount];
    private readonly Func<TForm, string, string, string> _make;

    /// <param name="make">Creates a text. Calls with the same arguments give the same text.</param>
    internal TextTable(Func<TForm, string, string, string> make) => _make = make;

    internal string Get(TForm form, string first, string second = "")
    {
        if (first.Length + second.Length > MaxLength) return _make(form, first, second);
        uint at = Hash(form, first, second) & (PlaceCount - 1);
        ref Entry? place = ref _places[at];
        ref Entry? neighbour = ref _places[at ^ 1];
        Entry? newer = Volatile.Read(ref place);
        if (newer is not null && newer.Is(form, first, second)) return newer.Text;
        Entry? other = Volatile.Read(ref neighbour);
        if (other is not null && other.Is(form, first, second)) return other.Text;
        var entry = new Entry(form, first, second, _make(form, first, second));
        if (newer is not null) Volatile.Write(ref neighbour, newer); // two texts that meet both stay
        Volatile.Write(ref place, entry);
        return entry.Text;
    }

    // Whoever finds texts that share a place makes the table forget, no more.
    private static uint Hash(TForm form, string first, string second)
    {
        ulong hash = Mix((ulong)EqualityComparer<TForm>.Default.GetHashCode(form), first);
        if (second.Length > 0) hash = Mix(hash, second);
        return (uint)(hash >> 40);
    }

    // Four characters a step; the last step may take some again.
    private static ulong Mix(ulong hash, string text)
    {
        const ulong Prime = 0x9E3779B97F4A7C15;
        ReadOnlySpan<byte> rest = MemoryMarshal.AsBytes(text.AsSpan());
        hash = (hash ^ (uint)text.Length) * Prime;
        if (rest.Length < sizeof(ulong))
        {
            foreach (char c in text) hash = (hash ^ c) * Prime;
            return hash;
        }

        ulong last = BinaryPrimitives.ReadUInt64LittleEndian(rest[^sizeof(ulong)..]);
        for (; rest.Length > sizeof(ulong); rest = rest[sizeof(ulong)..])
            hash = BitOperations.RotateLeft((hash ^ BinaryPrimitives.ReadUInt64LittleEndian(rest)) * Prime, 29);
        return (BitOperations.RotateLeft(hash, 29) ^ last) * Prime;
    }

    private sealed record Entry(TForm Form, string First, string Second, string Text)
    {
        internal bool Is(TForm form, string first, string second)
            => EqualityComparer<TForm>.Default.Equals(Form, form) && First == first && Second == second;
    }
}
