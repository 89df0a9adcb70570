using System.Buffers;

namespace SpanPack;

/// <summary>
/// The Datadog member of W3C <c>tracestate</c> while it is written: <c>dd=s:1;o:rum;p:00f067aa0ba902b7;t.dm:-1</c>. A part that does not
/// fit is omitted as a whole.
/// </summary>
/// <param name="text">The destination.</param>
internal ref struct TraceStateMember(Span<char> text)
{
    // Characters of values that stay as they are.
    private static readonly SearchValues<char> s_plain = SearchValues.Create([.. Enumerable.Range(' ', '~' - ' ')
        .Select(static c => (char)c)
        .Where(static c => c is not (',' or ';' or '='))]);

    private readonly Span<char> _text = text;
    private int _length;

    /// <summary>Gets the member; empty without parts.</summary>
    internal readonly ReadOnlySpan<char> Text => _text[.._length];

    /// <param name="key">The key.</param>
    /// <param name="value">The value; invalid characters are replaced.</param>
    /// <param name="isSame">Whether no character was replaced.</param>
    internal bool TryAdd(ReadOnlySpan<char> key, ReadOnlySpan<char> value, out bool isSame)
    {
        isSame = true;
        return TryAdd("", key, value, ref isSame);
    }

    /// <param name="name">The name of the tag, with <c>_dd.p.</c>.</param>
    /// <param name="value">The value; invalid characters are replaced.</param>
    /// <param name="isSame">Whether no character was replaced.</param>
    internal bool TryAddTag(ReadOnlySpan<char> name, ReadOnlySpan<char> value, out bool isSame)
    {
        isSame = !value.IsEmpty && value[^1] != ' '; // the reader takes blanks away
        return TryAdd(TraceState.TagPrefix, name[PropagatedTags.Prefix.Length..], value, ref isSame);
    }

    private bool TryAdd(ReadOnlySpan<char> prefix, ReadOnlySpan<char> key, ReadOnlySpan<char> value, ref bool isSame)
    {
        ReadOnlySpan<char> before = _length == 0 ? TraceState.Key : ";";
        int length = before.Length + prefix.Length + key.Length + 1 + value.Length;
        if (_length + length > _text.Length) return false;
        Span<char> rest = _text.Slice(_length, length);
        before.CopyTo(rest);
        prefix.CopyTo(rest[before.Length..]);
        isSame &= WriteKey(key, rest.Slice(before.Length + prefix.Length, key.Length));
        rest[^(value.Length + 1)] = ':';
        isSame &= WriteValue(value, rest[^value.Length..]);
        _length += length;
        return true;
    }

    private static bool WriteKey(ReadOnlySpan<char> key, Span<char> text)
    {
        bool isSame = true;
        for (int i = 0; i < key.Length; i++) isSame &= (text[i] = KeyCharacter(key[i])) == key[i];
        return isSame;
    }

    private static bool WriteValue(ReadOnlySpan<char> value, Span<char> text)
    {
        bool isSame = true;
        value.CopyTo(text);
        for (int i = value.IndexOfAnyExcept(s_plain); i >= 0 && i < value.Length; i++)
            isSame &= (text[i] = ValueCharacter(value[i])) == value[i] || value[i] == '=';
        return isSame;
    }

    private static char KeyCharacter(char c) => c is > ' ' and <= '~' and not (',' or '=' or ':' or ';') ? c : '_';

    private static char ValueCharacter(char c) => c switch
    {
        '=' => '~', // a member has one equals sign only, says W3C of old
        ',' or ';' or '~' or < ' ' or > '~' => '_',
        _ => c,
    };
}
