namespace SpanPack.Benchmarks.Processes;

/// <summary>
/// The program of <c>benchmarks/StartUp</c> as machine code for any x64 processor, published into a directory that is deleted at the end.
/// </summary>
internal sealed class NativeAotProgram : IDisposable
{
    private readonly DirectoryInfo _directory;

    private NativeAotProgram(DirectoryInfo directory, string? missing) => (_directory, Missing) = (directory, missing);

    internal string FileName
        => Path.Combine(_directory.FullName, OperatingSystem.IsWindows() ? "SpanPack.StartUp.exe" : "SpanPack.StartUp");

    /// <summary>Why there is no program; <see langword="null"/> when there is one.</summary>
    internal string? Missing { get; }

    /// <exception cref="OperationCanceledException">Ctrl+C.</exception>
    /// <exception cref="ProcessException">Publishing failed, and not for want of a linker or a package.</exception>
    internal static async Task<NativeAotProgram> PublishAsync(CancellationToken cancellation)
    {
        DirectoryInfo directory = Directory.CreateTempSubdirectory("spanpack-");
        return new NativeAotProgram(directory,
            await Publishing.PublishAsync("StartUp", directory.FullName, "Compiled=NativeAot", cancellation));
    }

    public void Dispose() => _directory.Delete(recursive: true);
}
