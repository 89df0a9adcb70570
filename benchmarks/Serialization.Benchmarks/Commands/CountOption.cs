using System.CommandLine;
using System.Globalization;

namespace SpanPack.Benchmarks.Commands;

/// <summary>Makes options that are whole numbers, 1 or more.</summary>
internal static class CountOption
{
    internal static Option<int> Create(string name, string description, int defaultCount) => new(name)
    {
        Description = description,
        HelpName = "COUNT",
        DefaultValueFactory = _ => defaultCount,
        CustomParser = result =>
        {
            string text = result.Tokens[^1].Value;
            if (int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int count) && count > 0) return count;
            result.AddError($"{name} is a whole number, 1 or more, not '{text}'.");
            return defaultCount;
        },
    };
}
