using SpanPack.Packages.Tests.Packing;

namespace SpanPack.Packages.Tests;

/// <summary>Packing the same sources in another folder gives the same bytes, apart from what NuGet stamps.</summary>
[Collection(PackageCollection.Name)]
public sealed class ReproducedTests(PackedRepository packed)
{
    // A library, its dependency, the generator and the templates: all ways in which files get into packages but that of the tool.
    private static readonly Dictionary<string, string> s_projects = new()
    {
        ["SpanPack"] = "src/Serialization",
        ["SpanPack.Agent"] = "src/Agent",
        ["SpanPack.Generators"] = "src/Annotations",
        ["SpanPack.Templates"] = "templates",
    };

    [ThoroughFact]
    public async Task SecondPack_HasTheSameBytes()
    {
        string copy = await CopyAsync();
        string output = packed.NewFolder("again");
        await PackedRepository.PackAsync(copy, packed.SolutionOf(copy, s_projects.Values), output);

        foreach (string id in s_projects.Keys)
        {
            foreach (string extension in id == KnownPackages.Templates ? ["nupkg"] : new[] { "nupkg", "snupkg" })
            {
                using PackageFile first = packed.Open(id, extension);
                using var second = new PackageFile(Path.Combine(output, $"{id}.{Settings.Version}.{extension}"));
                Assert.Equal(first.Files, second.Files);
                Assert.All(first.Files, name
                    => Assert.True(first.Read(name).AsSpan().SequenceEqual(second.Read(name)), $"{id}.{extension}: {name}"));
            }
        }
    }

    // A clone of the commit with the changes of the working copy: packages name the commit.
    private async Task<string> CopyAsync()
    {
        string copy = packed.NewFolder("copy");
        await Dotnet.RunAsync("git", Settings.Root, ["clone", "--quiet", "--shared", "--no-checkout", Settings.Root, copy]);
        string head = (await Dotnet.RunAsync("git", Settings.Root, ["rev-parse", "HEAD"])).Trim();
        await Dotnet.RunAsync("git", copy, ["checkout", "--quiet", head]);
        string changed = await Dotnet.RunAsync("git", Settings.Root, ["ls-files", "--modified", "--others", "--exclude-standard"]);
        foreach (string file in changed.Split('\n', StringSplitOptions.RemoveEmptyEntries))
        {
            string target = Path.Combine(copy, file);
            Directory.CreateDirectory(Path.GetDirectoryName(target)!);
            if (File.Exists(Path.Combine(Settings.Root, file))) File.Copy(Path.Combine(Settings.Root, file), target, overwrite: true);
            else File.Delete(target);
        }

        return copy;
    }
}
