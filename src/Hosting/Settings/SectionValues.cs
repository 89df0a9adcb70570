using System.Diagnostics;
using System.Globalization;
using Microsoft.Extensions.Configuration;

namespace SpanPack;

/// <summary>Values of a section of the configuration. Invalid values are reported and count as not set.</summary>
/// <remarks>For one thread at a time.</remarks>
/// <param name="section">The section.</param>
/// <param name="problems">Receives the problems, a sentence each.</param>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class SectionValues(IConfigurationSection section, List<string> problems)
{
    public override string ToString() => section.Path;

    /// <summary>Gets whether the configuration contains the section.</summary>
    internal bool Exists => section.Exists();

    /// <summary>Returns the values of a section within this one.</summary>
    internal SectionValues Within(string key) => new(section.GetSection(key), problems);

    internal string? Text(string key) => section[key];

    internal bool? Bool(string key) => Read(key, "true or false", static (string text, out bool value) => bool.TryParse(text, out value));

    internal int? Int(string key)
        => Read(key, "a whole number",
            static (string text, out int value) =>
                int.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out value));

    internal long? Long(string key)
        => Read(key, "a whole number",
            static (string text, out long value) =>
                long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out value));

    /// <summary>Reads a number from 0 to 1.</summary>
    internal double? Share(string key)
        => Read(key, "a number from 0 to 1",
            static (string text, out double value) => double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out value)
            && value is >= 0 and <= 1);

    /// <summary>Reads a time in the .NET notation, such as <c>00:00:05</c>.</summary>
    internal TimeSpan? Time(string key)
        => Read(key, "a time such as 00:00:05",
            static (string text, out TimeSpan value) => TimeSpan.TryParse(text, CultureInfo.InvariantCulture, out value));

    /// <summary>Reads a name of an enumeration.</summary>
    internal T? Name<T>(string key)
        where T : struct, Enum
        => Read(key, string.Join(" or ", Enum.GetNames<T>()),
            static (string text, out T value) => Enum.TryParse(text, ignoreCase: true, out value)
            && Enum.IsDefined(value));

    /// <summary>Reads a format, such as <c>0.4</c> or <c>v0.4</c>.</summary>
    internal TraceFormat? Format(string key)
        => Read(key, "a format such as 0.4", static (string text, out TraceFormat value) =>
        {
            TraceFormat? format = ProtocolVersion.Parse(text);
            value = format.GetValueOrDefault();
            return format is not null;
        });

    /// <summary>Reads a list, or its elements in one text, as variables have them: <c>a,b</c>.</summary>
    internal string[]? List(string key)
    {
        string[] texts = [.. section.GetSection(key).GetChildren().Select(static child => child.Value).OfType<string>()];
        if (texts.Length > 0) return texts;
        return section[key] is { } text && !string.IsNullOrWhiteSpace(text)
            ? text.Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries) // of a comma alone: no items
            : null;
    }

    /// <summary>Reads the texts of a section by their keys; null for none. Keys with <c>:</c> are in nested sections.</summary>
    internal KeyValuePair<string, string>[]? Pairs(string key)
    {
        IConfigurationSection within = section.GetSection(key);
        if (within.Value is { Length: > 0 } text) Wrong(key, text, "a section with a value for each name");
        KeyValuePair<string, string>[] pairs = [.. within.AsEnumerable(makePathsRelative: true)
            .Where(static pair => pair.Value is not null && pair.Key.Length > 0)
            .Select(static pair => KeyValuePair.Create(pair.Key, pair.Value!))
            .Reverse()];
        return pairs.Length > 0 ? pairs : null;
    }

    /// <summary>Reports an invalid value.</summary>
    internal void Wrong(string key, string text, string expected)
        => problems.Add(Variables.Ignored($"{section.Path}:{key}", text, expected, "the value that is set elsewhere, or the default"));

    /// <inheritdoc cref="Apply"/>
    internal T Int<T>(T options, string key, Func<T, int, T> set, Action<T> check) => Apply(options, key, Int(key), set, check);

    /// <inheritdoc cref="Apply"/>
    internal T Long<T>(T options, string key, Func<T, long, T> set, Action<T> check) => Apply(options, key, Long(key), set, check);

    /// <inheritdoc cref="Apply"/>
    internal T Time<T>(T options, string key, Func<T, TimeSpan, T> set, Action<T> check) => Apply(options, key, Time(key), set, check);

    /// <summary>Changes options by a value, unless it is missing or out of range.</summary>
    /// <param name="options">The options as they are.</param>
    /// <param name="key">The key of the value.</param>
    /// <param name="value">The value; null for none.</param>
    /// <param name="set">Returns options with the value.</param>
    /// <param name="check">Throws an <see cref="ArgumentException"/> when the value is out of its range.</param>
    internal TOptions Apply<TOptions, TValue>(TOptions options, string key, TValue? value, Func<TOptions, TValue, TOptions> set,
        Action<TOptions> check)
        where TValue : struct
    {
        if (value is not { } given) return options;
        try
        {
            TOptions changed = set(options, given);
            check(changed);
            return changed;
        }
        catch (ArgumentException e)
        {
            problems.Add($"Ignored {section.Path}:{key}: {e.Message.ReplaceLineEndings(" ")}");
            return options;
        }
    }

    private T? Read<T>(string key, string expected, TryRead<T> tryRead)
        where T : struct
    {
        if (section[key] is not { } text) return null;
        if (tryRead(text, out T value)) return value;
        Wrong(key, text, expected);
        return null;
    }

    private delegate bool TryRead<T>(string text, out T value);
}
