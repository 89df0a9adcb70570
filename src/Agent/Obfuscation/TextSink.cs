using System.Buffers;

namespace SpanPack;

/// <summary>Collects characters in memory of the caller, and in rented memory when that is full.</summary>
/// <param name="room">The memory of the caller.</param>
internal ref struct TextSink(Span<char> room)
{
    private Span<char> _room = room;
    private char[]? _rented;

    /// <summary>Gets the number of characters.</summary>
    internal int Length { get; private set; }

    internal readonly ReadOnlySpan<char> Text => _room[..Length];

    internal void Add(char character)
    {
        if ((uint)Length >= (uint)_room.Length) Grow(1);
        _room[Length++] = character;
    }

    internal void Add(scoped ReadOnlySpan<char> text)
    {
        if (text.Length > _room.Length - Length) Grow(text.Length);
        text.CopyTo(_room[Length..]);
        Length += text.Length;
    }

    /// <summary>Adds a text in upper case.</summary>
    internal void AddUpper(scoped ReadOnlySpan<char> text)
    {
        if (text.Length > _room.Length - Length) Grow(text.Length);
        Span<char> upper = _room.Slice(Length, text.Length);
        text.ToUpperInvariant(upper);
        upper.Replace('ı', 'I'); // which the invariant culture leaves
        upper.Replace('ſ', 'S');
        Length += text.Length;
    }

    internal void Clear() => Length = 0;

    /// <summary>Returns the text: the given object if it has the same characters.</summary>
    internal readonly string ToStringOr(string same) => Text.SequenceEqual(same) ? same : Text.ToString();

    /// <summary>Returns rented memory to the pool.</summary>
    internal void Return()
    {
        if (_rented is null) return;
        ArrayPool<char>.Shared.Return(_rented);
        _rented = null;
        _room = default;
    }

    private void Grow(int more)
    {
        char[] larger = ArrayPool<char>.Shared.Rent(Math.Max(_room.Length * 2, Length + more));
        Text.CopyTo(larger);
        if (_rented is not null) ArrayPool<char>.Shared.Return(_rented);
        _room = _rented = larger;
    }
}
