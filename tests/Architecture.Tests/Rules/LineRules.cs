using SpanPack.Architecture.Tests.Exceptions;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>Finds lines that do not fit beside another window.</summary>
internal static class LineRules
{
    /// <summary>
    /// Returns a file's lines of more characters than allowed as one finding, or none. Lines that cannot be broken pass: those without a
    /// space inside and those of raw strings.
    /// </summary>
    internal static IEnumerable<Finding> LongLines(string path, IEnumerable<string> lines, int most)
    {
        var numbers = new List<int>();
        int number = 0;
        bool isRaw = false;
        foreach (string line in lines)
        {
            number++;
            bool isWithin = isRaw;
            isRaw ^= line.Split("\"\"\"").Length % 2 == 0;
            if (line.Length > most && !(isWithin && isRaw) && line.Trim().Contains(' ')) numbers.Add(number);
        }
        if (numbers.Count > 0)
            yield return new(path, numbers.Count, $"{path} has lines of more than {most} characters: {string.Join(", ", numbers)}");
    }
}
