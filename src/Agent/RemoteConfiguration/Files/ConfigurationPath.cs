namespace SpanPack;

/// <summary>Which configuration a file is: <c>datadog/&lt;org id&gt;/&lt;product&gt;/&lt;config id&gt;/&lt;name&gt;</c> or <c>employee/&lt;product&gt;/&lt;config id&gt;/&lt;name&gt;</c>. Immutable.</summary>
internal sealed record ConfigurationPath(string Text, string Product, string ConfigId, string Name)
{
    private const string OfOrganization = "datadog";
    private const string OfEmployee = "employee";

    /// <summary>Reads a path; null for any other shape. A subscriber may make a file name of it, so nothing in it leads elsewhere.</summary>
    internal static ConfigurationPath? Parse(string text)
    {
        if (text.Length > ConfigurationLimits.MaxPathChars) return null;
        string[] parts = text.Split('/');
        int first = parts switch
        {
            [OfOrganization, { Length: > 0 } organization, _, _, _] when organization.All(char.IsAsciiDigit) => 2,
            [OfEmployee, _, _, _] => 1,
            _ => 0,
        };
        if (first == 0 || !IsSegment(parts[first]) || !IsSegment(parts[first + 1]) || !IsSegment(parts[first + 2])) return null;
        return new ConfigurationPath(text, parts[first], parts[first + 1], parts[first + 2]);
    }

    /// <summary>Whether a text is a part of a path: not empty, no separator of any system, no dots that lead up, nothing that cannot be seen.</summary>
    internal static bool IsSegment(string text)
        => text.Length > 0 && text is not ("." or "..") && text.AsSpan().IndexOfAny('/', '\\') < 0 && !text.Any(static c => char.IsControl(c) || char.IsSurrogate(c));
}
