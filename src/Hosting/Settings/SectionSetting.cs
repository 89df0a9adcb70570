namespace SpanPack;

/// <summary>A value of a section that changes options, unless it is missing, invalid or out of range. Immutable.</summary>
/// <typeparam name="TOptions">The options.</typeparam>
internal sealed class SectionSetting<TOptions>
{
    private readonly Func<SectionValues, TOptions, Action<TOptions>, TOptions> _apply;

    private SectionSetting(Func<SectionValues, TOptions, Action<TOptions>, TOptions> apply) => _apply = apply;

    internal static SectionSetting<TOptions> Bool(string key, Func<TOptions, bool, TOptions> set)
        => new((values, options, check) => values.Apply(options, key, values.Bool(key), set, check));

    internal static SectionSetting<TOptions> Int(string key, Func<TOptions, int, TOptions> set)
        => new((values, options, check) => values.Apply(options, key, values.Int(key), set, check));

    internal static SectionSetting<TOptions> Long(string key, Func<TOptions, long, TOptions> set)
        => new((values, options, check) => values.Apply(options, key, values.Long(key), set, check));

    internal static SectionSetting<TOptions> Time(string key, Func<TOptions, TimeSpan, TOptions> set)
        => new((values, options, check) => values.Apply(options, key, values.Time(key), set, check));

    /// <summary>Changes options by the values of a section.</summary>
    /// <param name="options">The options as they are.</param>
    /// <param name="values">The section.</param>
    /// <param name="settings">The values.</param>
    /// <param name="check">Throws an <see cref="ArgumentException"/> when a value is out of its range.</param>
    internal static TOptions Apply(TOptions options, SectionValues values, SectionSetting<TOptions>[] settings, Action<TOptions> check)
    {
        foreach (SectionSetting<TOptions> setting in settings) options = setting._apply(values, options, check);
        return options;
    }
}
