using System.Reflection;

namespace SpanPack.Benchmarks.CodeSize;

/// <summary>A method that the generator wrote.</summary>
/// <param name="Part">What it is for.</param>
/// <param name="Method">The method.</param>
internal sealed record GeneratedMethod(GeneratedPart Part, MethodBase Method)
{
    /// <summary>The name in lists of the JIT compiler, up to the parameters. No two generated methods of a class have the same.</summary>
    internal string Name { get; } = $"{Method.DeclaringType!.FullName}:{Method.Name}";

    internal int ILBytes { get; } = Method.GetMethodBody()?.GetILAsByteArray()?.Length ?? 0;
}
