namespace SpanPack;

/// <summary>A parameter of a route template, such as <c>{id:int?}</c>.</summary>
/// <param name="Start">The place of its <c>{</c>.</param>
/// <param name="End">The place after its <c>}</c>.</param>
/// <param name="Name">The name, without constraints and default.</param>
/// <param name="Stars">The number of stars before the name: 0 for one segment, 1 or 2 for the rest of the path.</param>
/// <param name="IsOptional">Whether a path may lack it.</param>
internal readonly record struct RouteParameter(int Start, int End, string Name, int Stars, bool IsOptional)
{
    /// <summary>Returns the first parameter at or after a place; null for none.</summary>
    internal static RouteParameter? Next(string template, int at)
    {
        while (at < template.Length && (template[at] != '{' || IsDoubled(template, at))) at += IsDoubled(template, at) ? 2 : 1;
        return at < template.Length ? Read(template, at) : null;
    }

    private static RouteParameter Read(string template, int start)
    {
        int end = start + 1;
        while (end < template.Length && (template[end] != '}' || IsDoubled(template, end))) end += IsDoubled(template, end) ? 2 : 1;
        ReadOnlySpan<char> inside = template.AsSpan(start + 1, Math.Min(end, template.Length) - start - 1);
        ReadOnlySpan<char> name = inside.TrimStart('*');
        int stars = inside.Length - name.Length;
        int length = name.IndexOfAny(':', '=', '?');
        return new RouteParameter(start, Math.Min(end + 1, template.Length), name[..(length < 0 ? name.Length : length)].ToString(), stars,
            inside is [.., '?']);
    }

    /// <summary>Returns whether a brace is a character of the path, or of a constraint: it occurs twice.</summary>
    internal static bool IsDoubled(ReadOnlySpan<char> template, int at)
        => template[at] is '{' or '}' && at + 1 < template.Length && template[at + 1] == template[at];
}
