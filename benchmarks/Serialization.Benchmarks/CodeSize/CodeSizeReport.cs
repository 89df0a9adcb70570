using System.Globalization;
using SpanPack.Benchmarks.Processes;

namespace SpanPack.Benchmarks.CodeSize;

/// <summary>Bytes of IL, machine code and data that are generated for each tag class, as a Markdown table.</summary>
internal static class CodeSizeReport
{
    // Issue 6: for a class of 50 tags.
    private const int MachineCodeLimit = 2048;

    internal static void Print(TextWriter output)
    {
        IReadOnlyDictionary<string, int> machineCode = MachineCode.Measure();
        output.WriteLine("| tag class | tags | IL | machine code | of it: accessors | `GetLevel` | table | data |");
        output.WriteLine("|---|--:|--:|--:|--:|--:|--:|--:|");
        foreach (TagClass tags in TagClass.All) Print(output, tags, machineCode);
        MachineDescription machine = MachineDescription.Current;
        output.WriteLine();
        output.WriteLine(string.Create(CultureInfo.InvariantCulture,
            $"Bytes; own members only, without those of bases. Optimized code for {machine.Processor}, {machine.Runtime}. The limit for "
                + $"50 tags is {MachineCodeLimit:N0} bytes of machine code."));
    }

    private static void Print(TextWriter output, TagClass tags, IReadOnlyDictionary<string, int> machineCode)
    {
        GeneratedMethod? missing = tags.Methods.FirstOrDefault(method => !machineCode.ContainsKey(method.Name));
        if (missing is not null) throw new ProcessException($"The JIT compiler does not list {missing.Name}.");
        int[] parts = [.. Enum.GetValues<GeneratedPart>().Select(part =>
            tags.Methods.Where(method => method.Part == part).Sum(method => machineCode[method.Name]))];
        string cells = string.Join(" | ", parts.Select(static bytes => bytes.ToString("N0", CultureInfo.InvariantCulture)));
        output.WriteLine(string.Create(CultureInfo.InvariantCulture,
            $"| `{tags.Name}` | {tags.TagCount} | {tags.Methods.Sum(static method => method.ILBytes):N0} | {parts.Sum():N0} | {cells} | "
                + $"{tags.DataBytes:N0} |"));
    }
}
