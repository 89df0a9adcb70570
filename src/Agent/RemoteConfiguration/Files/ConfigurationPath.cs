namespace SpanPack;

/// <summary>
/// The path of a configuration: <c>datadog/&lt;org id&gt;/&lt;product&gt;/&lt;config id&gt;/&lt;name&gt;</c> or
/// <c>employee/&lt;product&gt;/&lt;config id&gt;/&lt;name&gt;</c>. Immutable.
/// </summary>
internal sealed record ConfigurationPath(string Text, string Product, string ConfigId, string Name)
{
    private const string OfOrganization = "datadog";
    private const string OfEmployee = "employee";

    /// <summary>Reads a path; null for any other form. A subscriber may use it as a file name, so it cannot lead elsewhere.</summary>
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

    /// <summary>
    /// Returns whether a text is a valid path segment: not empty, without separators of any system, parent dots or invisible characters.
    /// </summary>
    internal static bool IsSegment(string text)
        => text.Length > 0 && text is not ("." or "..") && text.AsSpan().IndexOfAny('/', '\\') < 0
            && !text.Any(static c => char.IsControl(c) || char.IsSurrogate(c));
}
