using System.Diagnostics;
using System.Globalization;
using SpanPack.CompilerServices;

namespace SpanPack;

[DebuggerDisplay("{ToString(),nq}")]
public abstract partial class SpanTags
{
    /// <summary>Lists the tags that are set and the constant tags; for a person, not for parsing.</summary>
    /// <returns><c>{name: value, name: value}</c>.</returns>
    public override string ToString()
    {
        var tags = new List<string>();
        TagLayout layout = TagLayout.Of(this);
        for (int i = 0; i < layout.LevelCount; i++)
        {
            if (layout.ReadLevel(this, i, out TagLevel level)) AddTexts(tags, level);
        }

        return $"{{{string.Join(", ", tags)}}}";
    }

    private static void AddTexts(List<string> tags, in TagLevel level)
    {
        TagTable table = level.Table!;
        for (int i = 0; i < level.Strings.Length; i++)
        {
            if (level.Strings[i] is { } value) tags.Add($"{table.Strings.Names[i]}: {value}");
        }

        foreach (ConstantTagEntry constant in table.Constants.Pairs) tags.Add($"{constant.Name}: {constant.Value}");
        for (int i = 0; i < level.Metrics.Length; i++)
        {
            if ((Volatile.Read(ref level.Presence) >> i & 1) != 0) tags.Add(string.Create(CultureInfo.InvariantCulture, $"{table.Metrics.Names[i]}: {level.Metrics[i]:R}"));
        }
    }
}
