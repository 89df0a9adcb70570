using System.CommandLine;
using SpanPack.Benchmarks.CodeSize;

namespace SpanPack.Benchmarks.Commands;

/// <summary>What <c>codesize</c> starts this program with: compiles what is generated, and prints nothing.</summary>
internal static class CodeSizeProcessCommand
{
    internal static Command Create()
    {
        var command = new Command(MachineCode.Command, "Has the JIT compiler compile what is generated for tag classes.") { Hidden = true };
        command.SetAction(static _ =>
        {
            foreach (TagClass tags in TagClass.All) tags.Compile();
            return ExitCode.Succeeded;
        });
        return command;
    }
}
