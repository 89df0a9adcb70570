using System.Buffers;
using System.Text;

namespace SpanPack;

/// <summary>W3C <c>baggage</c>: pairs; a malformed one invalidates all. Source: docs/protocol.md#headers-between-services.</summary>
internal static class BaggageHeader
{
    internal const int MaxItems = 64;

    /// <summary>The most bytes of the header, which are its characters.</summary>
    internal const int MaxBytes = 8_192;

    private const int MaxBytesOfRune = 4;

    // What names may have is W3C's token, what values may have its baggage-octet; both without %, which begins what is escaped.
    private static readonly SearchValues<char> s_nameCharacters =
        SearchValues.Create("!#$&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
    private static readonly SearchValues<char> s_valueCharacters =
        SearchValues.Create("!#$&'()*+-./:<=>?@[]^_`{|}~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");

    /// <summary>Reads the pairs up to the limit; the last value of a name counts. Null when there is none.</summary>
    internal static List<KeyValuePair<string, string?>>? Read(string? text)
    {
        if (text is null || !HeaderText.IsPrintable(text.AsSpan().Trim(" \t"))) return null;
        var pairs = new List<KeyValuePair<string, string?>>();
        var places = new Dictionary<string, int>(StringComparer.Ordinal);
        int bytes = 0;
        for (ReadOnlySpan<char> rest = text; !rest.IsEmpty;)
        {
            int comma = rest.IndexOf(',');
            ReadOnlySpan<char> pair = comma < 0 ? rest : rest[..comma];
            rest = comma < 0 ? [] : rest[(comma + 1)..];
            int semicolon = pair.IndexOf(';'); // properties, which nobody asks for
            int equals = pair.IndexOf('=');
            if (equals < 0 || (semicolon >= 0 && semicolon < equals)) return null;
            ReadOnlySpan<char> name = pair[..equals].Trim(" \t"),
            value = pair[(equals + 1)..(semicolon < 0 ? pair.Length : semicolon)].Trim(" \t");
            if (name.IsEmpty || name.ContainsAny(' ', '"') || value.ContainsAny(" \"\\")) return null;
            bytes += pair.Length + 1;
            if (bytes <= MaxBytes + 1) Set(pairs, places, Unescape(name), Unescape(value));
        }

        return pairs.Count == 0 ? null : pairs;
    }

    /// <summary>
    /// Writes baggage until a limit is reached; the first of several items with one name (an activity's nearest) counts. Items without a
    /// name or a value are omitted, because many readers would reject them.
    /// </summary>
    /// <returns>The header; null for none.</returns>
    internal static string? Write(IEnumerable<KeyValuePair<string, string?>> baggage)
    {
        using IEnumerator<KeyValuePair<string, string?>> items = baggage.GetEnumerator();
        if (!items.MoveNext()) return null;
        char[] text = ArrayPool<char>.Shared.Rent(MaxBytes);
        string?[] names = ArrayPool<string?>.Shared.Rent(MaxItems);
        int length = 0, count = 0;
        do
        {
            (string? name, string? value) = items.Current;
            if (string.IsNullOrEmpty(name) || string.IsNullOrEmpty(value) || names.AsSpan(0, count).Contains(name)) continue;
            if (count == MaxItems || !TryWritePair(text.AsSpan(0, MaxBytes), name, value, ref length)) break;
            names[count++] = name;
        }
        while (items.MoveNext());

        string? header = length == 0 ? null : new string(text, 0, length);
        ArrayPool<char>.Shared.Return(text);
        ArrayPool<string?>.Shared.Return(names, clearArray: true);
        return header;
    }

    private static bool TryWritePair(Span<char> text, string name, string value, ref int length)
    {
        int end = length;
        if (end > 0 && !TryWriteCharacter(text, ',', ref end)) return false;
        if (!TryEscape(text, name, s_nameCharacters, ref end) || !TryWriteCharacter(text, '=', ref end)
            || !TryEscape(text, value, s_valueCharacters, ref end))
            return false;
        length = end;
        return true;
    }

    private static bool TryEscape(Span<char> text, string from, SearchValues<char> asTheyAre, ref int end)
    {
        Span<byte> bytes = stackalloc byte[MaxBytesOfRune];
        foreach (Rune rune in from.EnumerateRunes())
        {
            if (rune.IsAscii && asTheyAre.Contains((char)rune.Value))
            {
                if (!TryWriteCharacter(text, (char)rune.Value, ref end)) return false;
                continue;
            }

            foreach (byte unit in bytes[..rune.EncodeToUtf8(bytes)])
            {
                if (!TryWriteCharacter(text, '%', ref end) || !unit.TryFormat(text[end..], out int written, "X2")) return false;
                end += written;
            }
        }

        return true;
    }

    private static bool TryWriteCharacter(Span<char> text, char c, ref int end)
    {
        if (end == text.Length) return false;
        text[end++] = c;
        return true;
    }

    private static string Unescape(ReadOnlySpan<char> text)
        => text.Contains('%') ? Uri.UnescapeDataString(text.ToString()) : text.ToString();

    private static void Set(List<KeyValuePair<string, string?>> pairs, Dictionary<string, int> places, string name, string value)
    {
        if (places.TryGetValue(name, out int place))
        {
            pairs[place] = new(name, value);
        }
        else if (pairs.Count < MaxItems)
        {
            places.Add(name, pairs.Count);
            pairs.Add(new(name, value));
        }
    }
}
