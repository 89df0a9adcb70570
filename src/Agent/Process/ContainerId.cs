namespace SpanPack;

/// <summary>Finds the id of a container in the path of its cgroup.</summary>
internal static class ContainerId
{
    private const string Scope = ".scope"; // systemd makes docker-<id>.scope
    private const int HashLength = 64;
    private const int TaskLength = 32; // of ECS: <task>-<number>
    private const int MaxNumberLength = 20;
    private const int UuidLength = 36;

    /// <returns>64 hex digits, a UUID, or 32 hex digits and a number; null when the path does not end with one of these.</returns>
    internal static string? Find(string path)
    {
        ReadOnlySpan<char> name = path.AsSpan(path.LastIndexOf('/') + 1);
        if (name.EndsWith(Scope, StringComparison.Ordinal)) name = name[..^Scope.Length];
        int start = StartOf(name);
        // Something else, such as "pod", may stand before: then it is the id of that.
        return start < 0 || (start > 0 && char.IsLetterOrDigit(name[start - 1])) ? null : name[start..].ToString();
    }

    private static int StartOf(ReadOnlySpan<char> name)
    {
        if (name.Length >= HashLength && IsHex(name[^HashLength..])) return name.Length - HashLength;
        if (name.Length >= UuidLength && IsUuid(name[^UuidLength..])) return name.Length - UuidLength;
        int hyphen = name.LastIndexOf('-');
        return hyphen >= TaskLength && IsNumber(name[(hyphen + 1)..]) && IsHex(name[(hyphen - TaskLength)..hyphen])
            ? hyphen - TaskLength
            : -1;
    }

    private static bool IsUuid(ReadOnlySpan<char> text)
    {
        for (int i = 0; i < text.Length; i++)
        {
            // systemd writes _ for - in parts of names.
            bool isExpected = i is 8 or 13 or 18 or 23 ? text[i] is '-' or '_' : char.IsAsciiHexDigit(text[i]);
            if (!isExpected) return false;
        }

        return true;
    }

    private static bool IsNumber(ReadOnlySpan<char> text)
        => text.Length is > 0 and <= MaxNumberLength && !text.ContainsAnyExceptInRange('0', '9');

    private static bool IsHex(ReadOnlySpan<char> text)
    {
        foreach (char unit in text)
        {
            if (!char.IsAsciiHexDigit(unit)) return false;
        }

        return true;
    }
}
