using SpanPack.PublicDocs;

// PublicDocs ASSEMBLY DOCUMENTATION: takes out of the documentation file what users of the assembly cannot see.
if (args.Length != 2)
{
    Console.Error.WriteLine("Usage: PublicDocs ASSEMBLY DOCUMENTATION");
    return 2;
}

DocumentationFile.Keep(args[1], VisibleMembers.IdsOf(args[0]));
return 0;
