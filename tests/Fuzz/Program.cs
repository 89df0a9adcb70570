using SharpFuzz;
using SpanPack.Fuzz.Targets;

// TARGET: as a child of afl-fuzz. TARGET FILE ...: each file once, to see what was found.
if (args is not [var name, .. var files] || FuzzTargets.Find(name) is not { } target)
{
    Console.Error.WriteLine($"usage: SpanPack.Fuzz {string.Join('|', FuzzTargets.Names)} [FILE ...]");
    return 2;
}

if (files.Length == 0)
{
    Fuzzer.Run(stream =>
    {
        using var bytes = new MemoryStream();
        stream.CopyTo(bytes);
        target(bytes.ToArray());
    });
    return 0;
}

foreach (string file in files)
{
    target(File.ReadAllBytes(file));
    Console.WriteLine($"{file}: nothing is wrong");
}

return 0;
