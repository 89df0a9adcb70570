using System.Reflection;

namespace SpanPack.Docs.Tests.Snippets;

/// <summary>Runs what was compiled: a program, or tests.</summary>
internal static class UserProgram
{
    /// <summary>Runs the program.</summary>
    /// <param name="program">An assembly with an entry point that takes no notice of arguments.</param>
    /// <returns>What it printed.</returns>
    internal static string Run(Assembly program)
    {
        TextWriter before = Console.Out;
        using var printed = new StringWriter { NewLine = "\n" };
        Console.SetOut(printed);
        try
        {
            program.EntryPoint!.Invoke(null, [Array.Empty<string>()]);
        }
        finally
        {
            Console.SetOut(before);
        }

        return printed.ToString();
    }

    /// <summary>Runs all tests.</summary>
    /// <returns>How many there are.</returns>
    internal static async Task<int> RunTestsAsync(Assembly assembly)
    {
        MethodInfo[] tests = [.. assembly.GetExportedTypes()
            .SelectMany(static type => type.GetMethods())
            .Where(static method => method.GetCustomAttribute<FactAttribute>() is not null)];
        foreach (MethodInfo test in tests) await (Task)test.Invoke(Activator.CreateInstance(test.DeclaringType!), null)!;
        return tests.Length;
    }
}
